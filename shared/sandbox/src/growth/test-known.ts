/**
 * What still grows with a history. The suites fail where something else grows, and where something in these lists no longer
 * does: then its line goes.
 */

/** Paths of calls that read more of a longer history. */
export const growingCalls: readonly string[] = [
  '/api/finance/appRecharge/listMy',
  '/api/marketing/appReward/list',
  '/api/sys/annountCement/listByUser',
  '/api/sys/annountCement/vue3List',
  '/api/trade/appFlashExchangeLog/listMy',
  '/api/trade/appPriceAlert/list',
  '/api/trade/appSecondContractOrder/head',
  '/api/trade/appSecondContractOrder/listMy',
  '/api/trade/appTradePositions/listMy',
  '/api/user/appUser/getMyUserInfo',
  '/api/user/appUser/limits',
  '/api/user/appUser/sessionList',
]

/** Calls with a token that read, and that no `test-growth.ts` asks yet. */
export const callsNotAsked: readonly string[] = [
  '/api/content/appNotice/myList',
  '/api/prod/appLoanOrder/listMy',
  '/api/prod/appLoanOrder/myLoanInfo',
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
  '/api/prod/appOrderIoe/listMy': 'one application an offering (offerings/crowd.test.ts counts those of others)',
  '/api/prod/appProdIoe/listMy': "the operator's offerings (offerings/crowd.test.ts counts who applied)",
  '/api/user/appPush/key': 'a key of the exchange',
  '/api/user/appUser/activeReport': 'nothing',
  '/api/user/appUser/importantCustomerOnLine': 'a setting',
  '/api/user/appUser/passkeyList': 'ten passkeys',
}

/** Names of what a second does that reads more of a longer history. */
export const growingBeats: readonly string[] = []

/** Statements that read a table from end to end, by how they begin. */
export const walkingStatements: readonly string[] = [
  'DELETE FROM market_anchor WHERE second < ?',
  'INSERT INTO vip_due SELECT DISTINCT owner, 0 AS falls FROM ledger_total',
  'INSERT INTO vip_due SELECT user_id, 1 FROM vip WHERE level > 0 ON CONFLICT (user_id) DO UP',
  'SELECT * FROM (SELECT account_id, entry_id, after, sum(amount) OVER (PARTITION BY account_',
  "SELECT * FROM competition_entry WHERE state = 'in' ORDER BY id",
  'SELECT * FROM loan WHERE status = 2',
  'SELECT * FROM loan WHERE status = 2 AND overdue = 0 AND end_at > ? AND end_at < ?',
  'SELECT currency, sum(balance) AS off FROM ledger_account GROUP BY currency HAVING sum(bala',
  'SELECT entry_id AS id, count(*) AS legs FROM ledger_posting GROUP BY entry_id HAVING count',
  'SELECT key, count(*) AS times FROM ledger_entry NOT INDEXED GROUP BY key HAVING count(*) >',
  'SELECT DISTINCT owner FROM (SELECT * FROM (SELECT * FROM (SELECT owner',
  'SELECT owner FROM ledger_owner',
  'SELECT owner, kind, currency, balance FROM ledger_account',
  'SELECT path FROM upload WHERE biz = ? AND at < ? AND path NOT IN (SELECT path FROM identit',
  'SELECT path FROM upload WHERE biz = ? AND at < ? AND path NOT IN (SELECT picture FROM chat',
  'SELECT path FROM upload WHERE biz = ? AND at < ? AND path NOT IN (SELECT sign_image FROM l',
  "SELECT sub, sum(balance) AS held FROM ledger_account WHERE kind = ? AND owner <> 'house' A",
  'SELECT user_id FROM vip WHERE level > 0',
  'delete from "attempt" where "at" < ?',
  'delete from "chat_message" where "at" < ?',
  'delete from "lock" where "until" < ?',
  'delete from "mail" where "at" < ?',
  'delete from "offered_key" where "at" < ?',
  'delete from "sent_code" where "at" < ?',
  'delete from "spent_challenge" where "until" < ?',
  'delete from "withdraw_hold" where "until" < ?',
  'select "id", "amount" from "withdrawal" where "status" = ?',
  'select "id", "token_hash" from "push_subscription"',
  'select * from "notice" where "publish_at" <= ? and "retracted_at" is null and "user_id" is',
  'select * from "second_order" where "state" = ?',
]
