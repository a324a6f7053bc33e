/** Addresses of the invest unit, by the names of its screens. */
import { address } from '../address.ts'

export const arbitrage = /* @__PURE__ */ address<'cycle' | 'currency'>('/taolilicai')
export const arbitrageProduct = /* @__PURE__ */ address<'id' | 'sheet' | 'amount'>('/taolilicaiDetail')
export const purchaseDone = /* @__PURE__ */ address<'id' | 'type'>('/taoliOk')
export const arbitrageOrders = /* @__PURE__ */ address<'status' | 'id'>('/taoliOrder')
export const mining = /* @__PURE__ */ address<'coin'>('/kuangchi')
export const miner = /* @__PURE__ */ address<'id' | 'sheet' | 'amount'>('/kuangchiDetail')
export const miningOrders = /* @__PURE__ */ address<'status' | 'id'>('/kuangchiOrder')
export const bonds = /* @__PURE__ */ address('/zhaiquan')
export const bond = /* @__PURE__ */ address<'id' | 'sheet' | 'amount'>('/zhaiquanDetail')
export const bondOrders = /* @__PURE__ */ address<'status' | 'id'>('/zhaiquanOrder')
export const investments = /* @__PURE__ */ address<'type' | 'status' | 'id'>('/touziOrder')
export const offerings = /* @__PURE__ */ address<'tab' | 'status' | 'id' | 'sheet'>('/ieo')
export const loan = /* @__PURE__ */ address<'type' | 'amount' | 'days' | 'coin' | 'pledge'>('/jiedai')
export const loanAgreement = /* @__PURE__ */ address<'set' | 'amount' | 'days' | 'coin' | 'pledge' | 'id' | 'sheet'>(
  '/jiedaiHetong',
)
export const loanOrders = /* @__PURE__ */ address<'status' | 'id'>('/jiedaiOrder')
export const loanAccount = /* @__PURE__ */ address<'sheet' | 'id'>('/jiedaiAccount')
