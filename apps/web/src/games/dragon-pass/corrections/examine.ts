export { examineCorrections as examine } from '@hexwyrm/dragon-pass';
