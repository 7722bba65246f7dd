export { type Catalogue, catalogueFiles, mergedCatalogue, readCatalogue } from './catalogue-files.ts';
export { rulesOf, rulesPlugin } from './rules-plugin.ts';
export { type Volumes, volumeSource, wordsPlugin } from './words-plugin.ts';
