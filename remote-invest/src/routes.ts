import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/taolilicai',
    title: msg`AI arbitrage`,
    auth: true,
    background: '#031228',
    asks: [{ get: '/api/prod/appProductInfo/list?type=1' }, { get: '/api/prod/appProductOrder/orderStat?type=1' }],
    screen: () => import(/* webpackChunkName: "screen-arbitrage" */ './screens/arbitrage/arbitrage.screen.tsx'),
  },
  {
    path: '/taolilicaiDetail',
    title: msg`Arbitrage product`,
    auth: true,
    background: '#031228',
    screen: () =>
      import(
        /* webpackChunkName: "screen-arbitrage-product" */ './screens/arbitrage-product/arbitrage-product.screen.tsx'
      ),
  },
  {
    path: '/taoliOk',
    title: msg({ message: 'Success', context: 'title' }),
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-arbitrage-done" */ './screens/arbitrage-done/arbitrage-done.screen.tsx'),
  },
  {
    path: '/taoliOrder',
    title: msg`Arbitrage orders`,
    auth: true,
    screen: () =>
      import(
        /* webpackChunkName: "screen-arbitrage-orders" */ './screens/arbitrage-orders/arbitrage-orders.screen.tsx'
      ),
  },
  {
    path: '/kuangchi',
    title: msg`Mining pool`,
    auth: true,
    background: '#2c3e50',
    asks: [{ get: '/api/prod/appProductInfo/list?type=2' }],
    screen: () => import(/* webpackChunkName: "screen-mining" */ './screens/mining/mining.screen.tsx'),
  },
  {
    path: '/kuangchiDetail',
    title: msg`Mining machine`,
    auth: true,
    background: '#2c3e50',
    screen: () => import(/* webpackChunkName: "screen-miner" */ './screens/miner/miner.screen.tsx'),
  },
  {
    path: '/kuangchiOrder',
    title: msg`Mining orders`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-mining-orders" */ './screens/mining-orders/mining-orders.screen.tsx'),
  },
  {
    path: '/zhaiquan',
    title: msg`Bonds`,
    auth: false,
    asks: [{ get: '/api/prod/appProductInfo/list?type=3' }],
    screen: () => import(/* webpackChunkName: "screen-bonds" */ './screens/bonds/bonds.screen.tsx'),
  },
  {
    path: '/zhaiquanDetail',
    title: msg`Bond`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-bond" */ './screens/bond/bond.screen.tsx'),
  },
  {
    path: '/zhaiquanOrder',
    title: msg`Bond orders`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-bond-orders" */ './screens/bond-orders/bond-orders.screen.tsx'),
  },
  {
    path: '/touziOrder',
    title: msg`Investment orders`,
    auth: true,
    asks: [
      { get: '/api/prod/appProductOrder/listMy?pageNo=1&pageSize=20' },
      { get: '/api/prod/appProductOrder/orderStat' },
    ],
    screen: () => import(/* webpackChunkName: "screen-investments" */ './screens/investments/investments.screen.tsx'),
  },
  {
    path: '/ieo',
    title: msg`Token offering`,
    auth: true,
    asks: [{ get: '/api/prod/appProdIoe/listMy?pageNo=1&pageSize=20' }],
    screen: () => import(/* webpackChunkName: "screen-offerings" */ './screens/offerings/offerings.screen.tsx'),
  },
  {
    path: '/jiedai',
    title: msg`Loan`,
    auth: true,
    asks: [
      { get: '/api/prod/appLoanSet/list' },
      { get: '/api/prod/appLoanOrder/myLoanInfo' },
      { get: '/api/finance/appWallet/queryUserBalance' },
    ],
    screen: () => import(/* webpackChunkName: "screen-loan" */ './screens/loan/loan.screen.tsx'),
  },
  {
    path: '/jiedaiHetong',
    title: msg`Loan agreement`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-loan-agreement" */ './screens/loan-agreement/loan-agreement.screen.tsx'),
  },
  {
    path: '/jiedaiOrder',
    title: msg`Loan orders`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-loan-orders" */ './screens/loan-orders/loan-orders.screen.tsx'),
  },
  {
    path: '/jiedaiAccount',
    title: msg`Loan account`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-loan-account" */ './screens/loan-account/loan-account.screen.tsx'),
  },
] as const
