import numbers from '../../theme/fonts/alegreya-sans-500-normal.woff2?url';

// A picture made from an SVG cannot use the fonts of the page: it must carry its own.

const FACES = [{ family: 'Alegreya Sans', weight: 500, url: numbers }];

let faces: Promise<string> | undefined;

/** The faces of the map's lettering as CSS with the fonts in it; empty where they cannot be had. */
export function mapFontFaces(): Promise<string> {
  faces ??= Promise.all(FACES.map(faceOf)).then(
    (rules) => rules.join(''),
    () => '',
  );
  return faces;
}

async function faceOf({ family, weight, url }: (typeof FACES)[number]): Promise<string> {
  const data = await dataUrl(await (await fetch(url)).blob());
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${data}) format("woff2")}`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
