export { examineCorrections as examine } from '@hexwyrm/dragon-rage';
