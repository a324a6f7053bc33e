/** Addresses of the content unit, by the names of its screens. */
import { address } from '../address.ts'

export const home = /* @__PURE__ */ address<'rank' | 'sheet' | 'steps'>('/home')
export const news = /* @__PURE__ */ address<'tag'>('/xinwen')
export const articleList = /* @__PURE__ */ address<'q'>('/articleList')
export const articleDetail = /* @__PURE__ */ address<'kind' | 'id' | 'key'>('/articleDetail')
/** With `card` the sharer's side; else a reader's, with `lang` the language in which it was shared. */
export const articleShare = /* @__PURE__ */ address<'kind' | 'id' | 'lang' | 'card'>('/articleShare')
export const outlink = /* @__PURE__ */ address<'url' | 'title' | 'kind' | 'order'>('/outlink')
export const search = /* @__PURE__ */ address<'q' | 'why'>('/search')
export const help = /* @__PURE__ */ address<'cat' | 'q'>('/helpCenter')
export const whitePaper = /* @__PURE__ */ address('/whitePaper')
export const about = /* @__PURE__ */ address<'sheet'>('/aboutUs')
export const notifications = /* @__PURE__ */ address<'tab' | 'sheet'>('/notifications')
