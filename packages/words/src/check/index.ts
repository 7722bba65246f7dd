export { type Area, areasIn, namesTwice, strayNames } from './areas.ts';
export { argumentsOf, faultsOf, namesIn, typographyFaults, unusedIn } from './catalogue.ts';
export { keyFaults, wordingFaults } from './wording.ts';
