/** Addresses of the trade unit, by the names of its screens. */
import { address } from '../address.ts'

export const market = /* @__PURE__ */ address<'cat' | 'sort' | 'dir' | 'q'>('/hangqing')
export const distribution = /* @__PURE__ */ address<'cat' | 'bin'>('/zhangdieFenbu')
export const contract = /* @__PURE__ */ address<
  | 'mode'
  | 'symbol'
  | 'side'
  | 'amount'
  | 'quantity'
  | 'tab'
  | 'type'
  | 'pair'
  | 'from'
  | 'to'
  | 'order'
  | 'close'
  | 'position'
  | 'competition'
>('/heyue')
export const spotRecords = /* @__PURE__ */ address<'symbol' | 'side' | 'begin' | 'end' | 'id'>('/kuaisuOrder')
export const chart = /* @__PURE__ */ address<'symbol' | 'period' | 'ind' | 'acc' | 'alert' | 'side'>('/kline')
export const demo = /* @__PURE__ */ address<'mode' | 'symbol' | 'side' | 'tab' | 'order'>('/demotrading')
export const swap = /* @__PURE__ */ address<'from' | 'to' | 'amount'>('/shandui')
export const swapRecords = /* @__PURE__ */ address<'currency' | 'begin' | 'end' | 'id'>('/shanduiOrder')
export const competitions = /* @__PURE__ */ address<'status'>('/bisai')
export const competition = /* @__PURE__ */ address<'id' | 'tab'>('/bisaiDetail')
export const competitionEntries = /* @__PURE__ */ address('/bisaiMycansai')
