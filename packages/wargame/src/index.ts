export { hexField, unitField } from './fields.ts';
