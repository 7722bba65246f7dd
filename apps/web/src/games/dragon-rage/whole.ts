export { dragonRage as whole } from '@hexwyrm/dragon-rage';
