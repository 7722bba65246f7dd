export { QUERIES as queries } from '@hexwyrm/dragon-pass';
