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
    path: '/shandui',
    title: msg`Flash exchange`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-swap" */ './screens/swap/swap.screen.tsx'),
  },
  {
    path: '/shanduiOrder',
    title: msg`Flash exchange records`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-swap-records" */ './screens/swap-records/swap-records.screen.tsx'),
  },
  {
    path: '/kuaisuOrder',
    title: msg`Fast trade records`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-spot-records" */ './screens/spot-records/spot-records.screen.tsx'),
  },
  {
    path: '/zhangdieFenbu',
    title: msg`Rise/fall distribution`,
    auth: false,
    screen: () =>
      import(/* webpackChunkName: "screen-distribution" */ './screens/distribution/distribution.screen.tsx'),
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
  {
    path: '/demotrading',
    title: msg`Simulated trading`,
    auth: false,
    keepAlive: true,
    frame: 'tabs',
    screen: () => import(/* webpackChunkName: "screen-demo" */ './screens/contract/demo.screen.tsx'),
  },
  {
    path: '/bisai',
    title: msg`Competitions`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-competitions" */ './screens/competitions/competitions.screen.tsx'),
  },
  {
    path: '/bisaiDetail',
    title: msg`Competition`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-competition" */ './screens/competition/competition.screen.tsx'),
  },
  {
    path: '/bisaiMycansai',
    title: msg`My entries`,
    auth: true,
    screen: () =>
      import(
        /* webpackChunkName: "screen-competition-entries" */ './screens/competition-entries/competition-entries.screen.tsx'
      ),
  },
] as const
