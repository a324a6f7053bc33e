import { MOST_FORGOTTEN } from '@shared/engine/ledger/kept-refusal'

/** Calls that read for a person, and what bounds the rows that they can read. */
export const boundedCalls: Readonly<Record<string, string>> = {
  '/api/app/getEmailCaptcha': 'codes of one address (accounts/code.test.ts)',
  '/api/app/getPhoneCaptcha': 'codes of one address (accounts/code.test.ts)',
  '/api/app/passkeyOptions': 'ten passkeys',
  '/api/content/appHelpInfo/accepted': 'one text, by its key',
  '/api/content/appHelpInfo/list': 'articles of the operator',
  '/api/content/appHelpInfo/queryById': 'one article',
  '/api/prod/appProdIoe/drawProof': 'one offering (offerings/crowd.test.ts)',
  '/api/public/getTicketList': 'the market',
  '/api/set/appSysSet/getKeyByParam': 'a setting',
  '/api/sys/common/static/{path}': 'one picture',
  '/api/app/checkGoogleAuth': "the person's own row",
  '/api/app/generateGoogleKey': "the person's own row",
  '/api/finance/rechargeAddr/getAddr': 'one order',
  '/api/prod/appLoanSet/list': 'a list of the seed',
  '/api/user/appPush/key': 'a key of the exchange',
  '/api/user/appUser/activeReport': 'nothing',
  '/api/user/appUser/importantCustomerOnLine': 'a setting',
  '/api/user/appUser/passkeyList': 'ten passkeys',
}

/** Calls by POST that are no order and that no suite of growth makes, and what bounds the rows that they can read. */
export const undoneCalls: Readonly<Record<string, string>> = {
  '/api/app/emailLogin': 'as the login by account',
  '/api/app/googleSecretLogin': 'as the login by account',
  '/api/app/guestLogin': 'a new account',
  '/api/app/passkeyLogin': 'as the login by account',
  '/api/app/phoneLogin': 'as the login by account',
  '/api/app/register': 'a new account',
  '/api/app/resetPassword': 'ends ten sessions and forgets sixty browsers at most',
  '/api/finance/appRecharge/voucher': 'one recharge',
  '/api/prod/appLoanOrder/cancel': 'one loan under review',
  '/api/sys/common/upload': 'uploads of one day (upload/upload.test.ts)',
  '/api/user/appPush/state': 'one browser',
  '/api/user/appPush/subscribe': 'one browser',
  '/api/user/appPush/unsubscribe': 'one browser',
  '/api/user/appUser/bindGoogleAuth': "the person's own row",
  '/api/user/appUser/changePassword': 'ends ten sessions and forgets sixty browsers at most',
  '/api/user/appUser/closeAccount': 'goes on in slices (control/close-account.test.ts)',
  '/api/user/appUser/passkeyRegister': 'ten passkeys',
  '/api/user/appUser/passkeyRegisterOptions': 'ten passkeys',
  '/api/user/appUser/passkeyRemove': 'ten passkeys',
  '/api/user/appUser/passkeyRename': 'ten passkeys',
  '/api/user/appUser/recoveryCodes': "the person's own codes",
}

/** Rows that a beat may read more, and why: beats that take a slice of a table a second. */
export const slicedBeats: Readonly<Record<string, number>> = {
  // it reads and deletes the outcomes of a thousand orders a second
  keptRefusalBeat: 2 * MOST_FORGOTTEN,
  'a whole second': 2 * MOST_FORGOTTEN,
}

/** Statements that read a table from end to end, by how they begin. */
export const walkingStatements: readonly string[] = ['DELETE FROM market_anchor WHERE second < ?']

/** Files that cut a page out of rows that they have read, and what bounds those rows. A person's own rows go by `listed`. */
export const cutPages: Readonly<Record<string, string>> = {
  'products/src/content/help.ts': 'articles of the operator',
  'products/src/content/notices.ts': 'the newest 200 notices',
  'products/src/invest/list.ts': 'the one order that an id names',
  'products/src/offerings/calls.ts': 'offerings that go on, and the newest hundred that are over',
  'products/src/rewards/calls.ts': 'the levels of the contract',
}
