/** Calls with a token that read, and what bounds the rows that they can read. */
export const boundedCalls: Readonly<Record<string, string>> = {
  '/api/app/checkGoogleAuth': "the person's own row",
  '/api/app/generateGoogleKey': "the person's own row",
  '/api/finance/rechargeAddr/getAddr': 'one order',
  '/api/prod/appLoanSet/list': 'a list of the seed',
  '/api/user/appPush/key': 'a key of the exchange',
  '/api/user/appUser/activeReport': 'nothing',
  '/api/user/appUser/importantCustomerOnLine': 'a setting',
  '/api/user/appUser/passkeyList': 'ten passkeys',
}

/** Statements that read a table from end to end, by how they begin. */
export const walkingStatements: readonly string[] = ['DELETE FROM market_anchor WHERE second < ?']

/** Files that cut a page out of rows that they have read, and what bounds those rows. A person's own rows go by `listed`. */
export const cutPages: Readonly<Record<string, string>> = {
  'content/help.ts': 'articles of the operator',
  'content/notices.ts': 'the newest 200 notices',
  'invest/list.ts': 'the one order that an id names',
  'offerings/calls.ts': 'offerings that go on, and the newest hundred that are over',
  'rewards/calls.ts': 'the levels of the contract',
}
