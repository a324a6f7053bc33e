import { expect, test } from '@jest/globals'
import { calls } from './calls.ts'

/** Section 7 of the specification, each call by its method and its path. */
const SPECIFIED = `
GET /api/set/appShortLink/use
GET /api/app/getPhoneCaptcha
GET /api/app/getEmailCaptcha
POST /api/app/register
POST /api/app/login
POST /api/app/phoneLogin
POST /api/app/emailLogin
POST /api/app/googleSecretLogin
GET /api/app/checkGoogleAuth
GET /api/app/generateGoogleKey
GET /api/app/checkAccount
GET /api/user/appUser/getMyUserInfo
POST /api/user/appUser/changePassword
POST /api/user/appUser/updateKYC
POST /api/user/appUser/bindGoogleAuth
GET /api/user/appUser/activeReport
GET /api/user/appUser/importantCustomerOnLine
GET /api/finance/appWallet/queryUserBalance
GET /api/finance/appWallet/queryUserAssets
GET /api/finance/appWallet/queryUserContractBalance
POST /api/finance/appWallet/transferContract
GET /api/finance/appRecharge/listMy
POST /api/finance/appRecharge/apply
GET /api/finance/rechargeAddr/getAddr
GET /api/finance/appWithdrawal/listMy
POST /api/finance/appWithdrawal/apply
GET /api/finance/appBalanceLog/list
GET /api/user/appUserWithdrawalInfoSet/listMy
POST /api/user/appUserWithdrawalInfoSet/addAccount
POST /api/user/appUserWithdrawalInfoSet/editAccount
GET /api/prod/appProductInfo/list
GET /api/prod/appProductInfo/queryById
GET /api/prod/appProductOrder/listMy
GET /api/prod/appProductOrder/orderStat
POST /api/prod/appProductOrder/debitBuy
POST /api/prod/appProductOrder/minerBuy
GET /api/prod/appLoanOrder/myLoanInfo
GET /api/prod/appLoanOrder/listMy
GET /api/prod/appLoanSet/list
POST /api/prod/appLoanSet/creditApply
POST /api/prod/appLoanSet/pledgeApply
GET /api/prod/appProdIoe/listMy
GET /api/prod/appOrderIoe/listMy
POST /api/prod/appOrderIoe/apply
POST /api/prod/appOrderIoe/pay
POST /api/trade/appTradePositions/create
POST /api/trade/appTradePositions/updateStopLoss
POST /api/trade/appTradePositions/close/{id}
POST /api/trade/appTradePositions/addMargin
GET /api/trade/appTradePositions/listMy
GET /api/trade/appTradePositions/summary
GET /api/trade/appSecondContractSet/list
POST /api/trade/appSecondContractOrder/buy
GET /api/trade/appSecondContractOrder/listMy
GET /api/trade/appSecondContractOrder/head
GET /api/trade/appSymbol/price
GET /api/trade/appSymbol/list
GET /api/trade/api/getPriceDistribution
POST /api/trade/appFlashExchangeLog/flashExchange
GET /api/trade/appFlashExchangeLog/listMy
GET /api/set/appSysSet/getKeyByParam
GET /api/set/appCurrencySet/getCurrencyList
GET /api/set/appCurrencySet/getRateByCurrency
GET /config.json
GET /api/public/getTicketList
GET /api//public/getServerTime
GET /api/sys/annountCement/vue3List
GET /api/sys/annountCement/listByUser
GET /api/content/appNotice/list
GET /api/content/appNotice/myList
GET /api/content/appHelpInfo/list
GET /api/content/appHelpInfo/queryById
GET /api/user/appLevels/list
GET /api/marketing/myTeam
POST /api/auth/appAuth/applyKYC
POST /api/auth/appAuth/applyAdvanced
GET /api/auth/appAuth/isHaveAuth
GET /api/auth/appAuth/isHaveAuthDone
GET /api/auth/appAuth/listMy
POST /api/sys/common/upload
`

test('the contract has the calls of the specification, and every other one is a feature', () => {
  const own = calls.filter(({ feature }) => !feature).map(({ method, path }) => `${method} ${path}`)
  expect(own.sort()).toEqual(SPECIFIED.trim().split('\n').sort())
})
