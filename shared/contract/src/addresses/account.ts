/** Addresses of the account unit, by the names of its screens. */
import { address } from '../address.ts'

export const login = /* @__PURE__ */ address<'mode' | 'by'>('/login')
export const my = /* @__PURE__ */ address('/my')
export const language = /* @__PURE__ */ address('/language')
export const profile = /* @__PURE__ */ address<'change'>('/gerenziliao')
export const devices = /* @__PURE__ */ address('/devices')
export const limits = /* @__PURE__ */ address('/limits')
export const changePassword = /* @__PURE__ */ address('/changePassword')
export const withdrawPassword = /* @__PURE__ */ address<'mode' | 'from'>('/withdrawPassword')
export const authenticator = /* @__PURE__ */ address('/bindGoogle')
export const identity = /* @__PURE__ */ address<'step' | 'type' | 'photo' | 'back'>('/shenfenRenzheng')
export const identityAdvanced = /* @__PURE__ */ address<'step'>('/shenfenRenzhengAd')
export const identityResult = /* @__PURE__ */ address<'kind' | 'back'>('/renzhengResult')
export const team = /* @__PURE__ */ address<'level'>('/tuanduiYaoqing')
export const welfare = /* @__PURE__ */ address<'tab'>('/fuliCenter')
export const levels = /* @__PURE__ */ address('/vipLevel')
