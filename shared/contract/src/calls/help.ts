/** Help articles, and the settings that name one (docs/rules/content.md): apart from the notices, which Home shows at once. */
import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { page, paging } from '../envelope.ts'
import { decorates, id, int, maybe, text, time } from '../scalars.ts'

const owner = 'content'

export const settingCall = defineCall({
  method: 'GET',
  path: '/api/set/appSysSet/getKeyByParam',
  auth: 'optional',
  owner,
  answers: 'setting',
  worded: true,
  input: { key: text(60) },
  output: maybe(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
})

const helpRow = {
  id,
  category: decorates(v.string(), ''),
  categoryName: decorates(v.string()),
  title: v.string(),
  abstract: decorates(v.string()),
  sort: decorates(int),
  reads: decorates(int),
  updateTime: decorates(time),
  lang: decorates(v.string()),
}

export const helpListCall = defineCall({
  method: 'GET',
  path: '/api/content/appHelpInfo/list',
  dear: ['keyword'],
  auth: 'optional',
  owner,
  answers: 'articles',
  worded: true,
  input: { ...paging, category: v.optional(text(40)), keyword: v.optional(text(60)) },
  /** keywords: how people ask for what the article tells, by which a phone finds it without a call. */
  output: page(v.object({ ...helpRow, keywords: decorates(v.array(v.string())) })),
})

export const helpByIdCall = defineCall({
  method: 'GET',
  path: '/api/content/appHelpInfo/queryById',
  auth: 'optional',
  owner,
  answers: 'article',
  worded: true,
  input: { id },
  /** hash: of title and body as they are here; an order or a registration that names it accepts this text and no newer one. */
  output: v.object({ ...helpRow, content: v.string(), hash: decorates(v.string()) }),
})

/** The text of an agreement as it was when the person accepted it. subject: the id of the order, or 'account'. */
export const acceptedTextCall = defineCall({
  method: 'GET',
  path: '/api/content/appHelpInfo/accepted',
  auth: 'token',
  owner,
  feature: 'accepted-texts',
  answers: 'accepted text',
  input: { subject: id },
  output: v.object({ title: v.string(), content: v.string(), lang: v.string(), acceptedTime: time }),
})

/** The hash of the agreement that was read (feature 'accepted-texts'); without one the text of now is accepted. */
export const readHash = v.optional(text(64))
