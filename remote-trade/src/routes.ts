import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/hangqing',
    title: msg`Market`,
    auth: false,
    frame: 'tabs',
    screen: () => import(/* webpackChunkName: "screen-market" */ './screens/market/market.screen.tsx'),
  },
  {
    path: '/kline',
    title: msg`Chart`,
    background: '#000000',
    auth: false,
    keepAlive: true,
    frame: 'none',
    screen: () => import(/* webpackChunkName: "screen-chart" */ './screens/chart/chart.screen.tsx'),
  },
  {
    path: '/heyue',
    title: msg`Contract`,
    auth: true,
    frame: 'tabs',
    screen: () => import(/* webpackChunkName: "screen-contract" */ './screens/contract/contract.screen.tsx'),
  },
] as const
