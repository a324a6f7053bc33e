/**
 * What still grows with a history. The suites fail where something else grows, and where something in these lists no longer
 * does: then its line goes.
 */

/** Paths of calls that read more of a longer history. */
export const growingCalls: readonly string[] = [
  '/api/finance/appBalanceLog/list',
  '/api/finance/appRecharge/listMy',
  '/api/finance/appWallet/assetHistory',
  '/api/finance/appWallet/queryUserAssets',
  '/api/marketing/appReward/list',
  '/api/prod/appProductOrder/listMy',
  '/api/prod/appProductOrder/orderStat',
  '/api/sys/annountCement/listByUser',
  '/api/sys/annountCement/vue3List',
  '/api/trade/appFlashExchangeLog/listMy',
  '/api/trade/appPriceAlert/list',
  '/api/trade/appSecondContractOrder/head',
  '/api/trade/appSecondContractOrder/listMy',
  '/api/trade/appTradePositions/listMy',
  '/api/trade/appTradePositions/summary',
  '/api/user/appUser/getMyUserInfo',
  '/api/user/appUser/limits',
  '/api/user/appUser/sessionList',
]

/** Calls with a token that read, and that no `test-growth.ts` asks yet. */
export const callsNotAsked: readonly string[] = [
  '/api/content/appNotice/myList',
  '/api/prod/appLoanOrder/listMy',
  '/api/prod/appLoanOrder/myLoanInfo',
  '/api/prod/appOrderIoe/listMy',
  '/api/prod/appProdIoe/listMy',
  '/api/prod/appProductOrder/incomeList',
  '/api/trade/appCompetition/list',
  '/api/trade/appCompetition/listMy',
  '/api/trade/appCompetition/queryById',
  '/api/trade/appCompetition/rankList',
  '/api/user/appUserWithdrawalInfoSet/listMy',
]

/** Calls with a token that read, and what bounds the rows that they can read. */
export const boundedCalls: Readonly<Record<string, string>> = {
  '/api/app/checkGoogleAuth': "the person's own row",
  '/api/app/generateGoogleKey': "the person's own row",
  '/api/auth/appAuth/isHaveAuth': 'five submissions a day of each kind',
  '/api/auth/appAuth/isHaveAuthDone': 'five submissions a day of each kind',
  '/api/finance/rechargeAddr/getAddr': 'one order',
  '/api/prod/appLoanSet/list': 'a list of the seed',
  '/api/user/appPush/key': 'a key of the exchange',
  '/api/user/appUser/activeReport': 'nothing',
  '/api/user/appUser/importantCustomerOnLine': 'a setting',
  '/api/user/appUser/passkeyList': 'ten passkeys',
}

/** Names of what a second does that reads more of a longer history. */
export const growingBeats: readonly string[] = ['drainDue']

/** Statements that read a table from end to end, by how they begin. */
export const walkingStatements: readonly string[] = []
