import type { MapData } from '../src/world/map-schema.ts';

declare const map: MapData;
export default map;
