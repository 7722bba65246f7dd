export { dragonPass as whole } from '@hexwyrm/dragon-pass';
