import { simulated } from '../ledger/simulated/names.ts'

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
  '/api/trade/appCompetition/queryById': 'one competition and one entry',
  '/api/trade/appCompetition/rankList': 'a page of ranks, in memory or by an index (competitions/standings.test.ts)',
  '/api/user/appPush/key': 'a key of the exchange',
  '/api/user/appUser/activeReport': 'nothing',
  '/api/user/appUser/importantCustomerOnLine': 'a setting',
  '/api/user/appUser/passkeyList': 'ten passkeys',
}

/** The proof of the books, of money and of virtual money alike. */
const proof = [
  'SELECT entry_id AS id, count(*) AS legs FROM ledger_posting GROUP BY entry_id HAVING count',
  'SELECT key, count(*) AS times FROM ledger_entry NOT INDEXED GROUP BY key HAVING count(*) >',
  'SELECT owner, kind, currency, balance FROM ledger_account',
  "SELECT sub, sum(balance) AS held FROM ledger_account WHERE kind = ? AND owner <> 'house' A",
]

/** Statements that read a table from end to end, by how they begin. */
export const walkingStatements: readonly string[] = [
  ...proof,
  ...proof.map(simulated),
  'DELETE FROM market_anchor WHERE second < ?',
  'SELECT * FROM (SELECT account_id, entry_id, after, lag(after) OVER own + amount AS posted',
  'SELECT * FROM (SELECT account_id, entry_id, after, sum(amount) OVER (PARTITION BY account_',
  'SELECT currency, sum(balance) AS off FROM ledger_account GROUP BY currency HAVING sum(bala',
  'SELECT DISTINCT owner FROM (SELECT * FROM (SELECT * FROM (SELECT owner',
  "SELECT iif(owner = 'house', sub, owner) AS whose, sum(balance) AS off FROM sim_account GRO",
  'SELECT owner FROM ledger_owner',
  "SELECT owner, kind FROM ledger_account WHERE currency = 'VUSDT'",
]
