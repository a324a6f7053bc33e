import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/zichanCenter',
    title: msg`Assets`,
    auth: true,
    asks: [{ get: '/api/finance/appWallet/queryUserAssets' }],
    screen: () => import(/* webpackChunkName: "screen-assets" */ './screens/assets/assets.screen.tsx'),
  },
  {
    path: '/zhangbianRecord',
    title: msg`Account changes`,
    auth: true,
    asks: [{ get: '/api/finance/appBalanceLog/list?pageNo=1&pageSize=20' }],
    screen: () => import(/* webpackChunkName: "screen-ledger" */ './screens/ledger/ledger.screen.tsx'),
  },
  {
    path: '/chongzhitixianRecord',
    title: msg`Deposits and withdrawals`,
    auth: true,
    asks: [{ get: '/api/finance/appRecharge/listMy?pageNo=1&pageSize=20' }],
    screen: () => import(/* webpackChunkName: "screen-records" */ './screens/records/records.screen.tsx'),
  },
  {
    path: '/chongzhi',
    title: msg({ message: 'Deposit', context: 'noun' }),
    auth: true,
    asks: [{ get: '/api/set/appCurrencySet/getCurrencyList' }, { get: '/api/finance/appRecharge/listMy?status=0' }],
    screen: () => import(/* webpackChunkName: "screen-recharge" */ './screens/recharge/recharge.screen.tsx'),
  },
  {
    path: '/tixian',
    title: msg({ message: 'Withdrawal', context: 'noun' }),
    auth: true,
    asks: [
      { get: '/api/finance/appWithdrawal/rules', feature: 'withdrawal-rules' },
      { get: '/api/set/appCurrencySet/getCurrencyList' },
      { get: '/api/user/appUserWithdrawalInfoSet/listMy?pageNo=1&pageSize=20' },
      { get: '/api/finance/appWallet/queryUserBalance' },
    ],
    screen: () => import(/* webpackChunkName: "screen-withdraw" */ './screens/withdraw/withdraw.screen.tsx'),
  },
  {
    path: '/chongzhitixianResult',
    title: msg`Result`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-payment-result" */ './screens/payment-result/payment-result.screen.tsx'),
  },
  {
    path: '/jiesuanInfo',
    title: msg`Withdrawal accounts`,
    auth: true,
    asks: [{ get: '/api/user/appUserWithdrawalInfoSet/listMy?pageSize=20' }],
    screen: () => import(/* webpackChunkName: "screen-settlement" */ './screens/settlement/settlement.screen.tsx'),
  },
  {
    path: '/zijinhuazhuan',
    title: msg({ message: 'Transfer', context: 'noun' }),
    auth: true,
    asks: [
      { get: '/api/finance/appWallet/queryUserBalance?currency=USDT' },
      { get: '/api/finance/appWallet/queryUserContractBalance' },
    ],
    screen: () => import(/* webpackChunkName: "screen-transfer" */ './screens/transfer/transfer.screen.tsx'),
  },
] as const
