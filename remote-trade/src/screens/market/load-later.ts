export const loadLater = () => import(/* webpackChunkName: "market-later" */ './later.ts')
