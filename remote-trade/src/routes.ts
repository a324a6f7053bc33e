import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/hangqing',
    title: msg`Market`,
    auth: false,
    frame: 'tabs',
    asks: [
      { get: '/api/trade/api/getPriceDistribution' },
      { get: '/api/trade/appSymbol/list' },
      { get: '/api/trade/appSymbol/price?spark=1' },
    ],
    screen: () => import(/* webpackChunkName: "screen-market" */ './screens/market/market.screen.tsx'),
  },
  {
    path: '/shandui',
    title: msg`Flash exchange`,
    auth: true,
    asks: [{ get: '/api/set/appCurrencySet/getCurrencyList' }, { get: '/api/finance/appWallet/queryUserBalance' }],
    screen: () => import(/* webpackChunkName: "screen-swap" */ './screens/swap/swap.screen.tsx'),
  },
  {
    path: '/shanduiOrder',
    title: msg`Flash exchange records`,
    auth: true,
    asks: [{ get: '/api/trade/appFlashExchangeLog/listMy?pageNo=1&pageSize=20' }],
    screen: () =>
      import(/* webpackChunkName: "screen-swap-records" */ './screens/swap-records/swap-records.screen.tsx'),
  },
  {
    path: '/kuaisuOrder',
    title: msg`Fast trade records`,
    auth: true,
    asks: [{ get: '/api/trade/appTradePositions/listMy?tradeType=4&state=3&symbol={symbol?}&pageNo=1&pageSize=20' }],
    screen: () =>
      import(/* webpackChunkName: "screen-spot-records" */ './screens/spot-records/spot-records.screen.tsx'),
  },
  {
    path: '/zhangdieFenbu',
    title: msg`Rise/fall distribution`,
    auth: false,
    asks: [
      { get: '/api/trade/appSymbol/list' },
      { get: '/api/trade/api/getPriceDistribution' },
      { get: '/api/trade/appSymbol/price?spark=1' },
    ],
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
    asks: [
      { get: '/api/trade/appSymbol/list' },
      { get: '/api/trade/appSymbol/price?symbols={symbol}' },
      { get: '/api/trade/appSymbol/kline?symbol={symbol}&period={period}&limit=300', feature: 'candles' },
    ],
    screen: () => import(/* webpackChunkName: "screen-chart" */ './screens/chart/chart.screen.tsx'),
  },
  {
    path: '/heyue',
    title: msg`Contract`,
    auth: true,
    frame: 'tabs',
    asks: [
      { get: '/api/trade/appSymbol/list' },
      { get: '/api/trade/appTradePositions/listMy?state=1&pageSize=70' },
      { get: '/api/trade/appTradePositions/summary' },
      { get: '/api/trade/appSymbol/price?symbols={symbol}' },
      { get: '/api/trade/appSymbol/kline?symbol={symbol}&period=15m&limit=96', feature: 'candles' },
    ],
    screen: () => import(/* webpackChunkName: "screen-contract" */ './screens/contract/contract.screen.tsx'),
  },
  {
    path: '/demotrading',
    title: msg`Simulated trading`,
    auth: false,
    keepAlive: true,
    frame: 'tabs',
    asks: [{ get: '/api/trade/appSymbol/list' }],
    screen: () => import(/* webpackChunkName: "screen-demo" */ './screens/contract/demo.screen.tsx'),
  },
  {
    path: '/bisai',
    title: msg`Competitions`,
    auth: true,
    asks: [{ get: '/api/trade/appCompetition/list', feature: 'competitions' }],
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
