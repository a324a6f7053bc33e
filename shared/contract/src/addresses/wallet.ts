/** Addresses of the wallet unit, by the names of its screens. */
import { address } from '../address.ts'

export const assets = /* @__PURE__ */ address<'tab' | 'range' | 'unit' | 'currency'>('/zichanCenter')
export const ledger = /* @__PURE__ */ address<
  'group' | 'type' | 'currency' | 'account' | 'dir' | 'begin' | 'end' | 'id' | 'back'
>('/zhangbianRecord')
export const records = /* @__PURE__ */ address<'tab' | 'status' | 'currency' | 'begin' | 'end' | 'id' | 'back'>(
  '/chongzhitixianRecord',
)
export const recharge = /* @__PURE__ */ address<'currency' | 'network' | 'amount' | 'id'>('/chongzhi')
export const rechargeResult = /* @__PURE__ */ address<'kind' | 'id'>('/chongzhitixianResult')
export const withdraw = /* @__PURE__ */ address<'to' | 'currency' | 'accountId' | 'amount'>('/tixian')
export const withdrawAccounts = /* @__PURE__ */ address<'tab' | 'add' | 'edit' | 'back'>('/jiesuanInfo')
export const transfer = /* @__PURE__ */ address<'from' | 'to' | 'amount' | 'back'>('/zijinhuazhuan')
