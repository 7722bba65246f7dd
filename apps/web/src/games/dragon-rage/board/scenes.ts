import type { Theme } from '../../../art/index.ts';
import { RADIUS } from '../../../board/field.ts';
import type { Look } from '../art/index.ts';
import { makeScene, type Scene } from '../art/terrain/scene.ts';
import type { City } from './city.ts';

const scenes = new WeakMap<City, Map<Theme, Scene>>();

/** What the drawings of the live layer need to know of their ground. */
export function sceneFor(city: City, theme: Theme): Scene & Look {
  let themes = scenes.get(city);
  if (!themes) {
    themes = new Map();
    scenes.set(city, themes);
  }
  let scene = themes.get(theme);
  if (!scene) {
    scene = makeScene(city.ground, theme, RADIUS, 'near');
    themes.set(theme, scene);
  }
  return scene;
}
