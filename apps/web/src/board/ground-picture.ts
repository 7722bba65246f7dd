import { paintBoard } from '../art/index.ts';
import type { Detail } from '../art/terrain/scene.ts';
import type { Theme } from '../art/themes.ts';
import { type Field, RADIUS } from './field.ts';
import { mapFontFaces } from './map-fonts.ts';

/** What changes, and the names that lie above it. */
const WITHOUT = ['bridges', 'entrances', 'names'] as const;

const pictures = new WeakMap<Field, Map<string, Promise<HTMLImageElement>>>();

/** The painted ground as one picture without pixels of its own. */
export function groundPicture(field: Field, theme: Theme, detail: Detail): Promise<HTMLImageElement> {
  const known = pictures.get(field) ?? new Map<string, Promise<HTMLImageElement>>();
  pictures.set(field, known);
  const key = `${theme} ${detail}`;
  let picture = known.get(key);
  if (!picture) {
    picture = paint(field, theme, detail);
    known.set(key, picture);
    picture.catch(() => known.delete(key));
  }
  return picture;
}

async function paint(field: Field, theme: Theme, detail: Detail): Promise<HTMLImageElement> {
  const faces = await mapFontFaces();
  const { svg } = paintBoard(field.data, theme, { radius: RADIUS, detail, without: WITHOUT });
  const styled = svg.replace('>', `><style>${faces}</style>`);
  const url = URL.createObjectURL(new Blob([styled], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
