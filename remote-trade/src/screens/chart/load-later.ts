export const loadLater = () => import(/* webpackChunkName: "chart-later" */ './later.ts')
