/** Calls with a token that read, and what bounds the rows that they can read. */
export const boundedCalls: Readonly<Record<string, string>> = {
  '/api/app/checkGoogleAuth': "the person's own row",
  '/api/app/generateGoogleKey': "the person's own row",
  '/api/auth/appAuth/isHaveAuth': 'five submissions a day of each kind',
  '/api/auth/appAuth/isHaveAuthDone': 'five submissions a day of each kind',
  '/api/finance/rechargeAddr/getAddr': 'one order',
  '/api/prod/appLoanSet/list': 'a list of the seed',
  '/api/prod/appOrderIoe/listMy': 'one application an offering (offerings/crowd.test.ts counts those of others)',
  '/api/prod/appProdIoe/listMy': "the operator's offerings (offerings/crowd.test.ts counts who applied)",
  '/api/trade/appCompetition/list': 'the competitions that the operator made',
  '/api/trade/appCompetition/listMy': 'one entry in each competition',
  '/api/trade/appCompetition/queryById': 'one competition, one entry, and of one that is half full who takes part',
  '/api/trade/appCompetition/rankList': 'a page of ranks, in memory or by an index (competitions/standings.test.ts)',
  '/api/user/appPush/key': 'a key of the exchange',
  '/api/user/appUser/activeReport': 'nothing',
  '/api/user/appUser/importantCustomerOnLine': 'a setting',
  '/api/user/appUser/passkeyList': 'ten passkeys',
}

/** Statements that read a table from end to end, by how they begin. */
export const walkingStatements: readonly string[] = ['DELETE FROM market_anchor WHERE second < ?']
