export { dragonRageLeague as league } from '@hexwyrm/dragon-rage/league';
