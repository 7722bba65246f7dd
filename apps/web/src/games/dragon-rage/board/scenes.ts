import type { Look, Theme } from '../../../art/index.ts';
import { type Field, RADIUS } from '../../../board/field.ts';
import { makeScene, type Scene } from '../art/terrain/scene.ts';

const scenes = new WeakMap<Field, Map<Theme, Scene>>();

/** What the drawings of the live layer need to know of the ground they lie on. */
export function sceneFor(field: Field, theme: Theme): Scene & Look {
  let themes = scenes.get(field);
  if (!themes) {
    themes = new Map();
    scenes.set(field, themes);
  }
  let scene = themes.get(theme);
  if (!scene) {
    scene = makeScene(field.data, theme, RADIUS, 'near');
    themes.set(theme, scene);
  }
  return scene;
}
