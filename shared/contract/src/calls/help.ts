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
  output: page(v.object(helpRow)),
})

export const helpByIdCall = defineCall({
  method: 'GET',
  path: '/api/content/appHelpInfo/queryById',
  auth: 'optional',
  owner,
  answers: 'article',
  worded: true,
  input: { id },
  output: v.object({ ...helpRow, content: v.string() }),
})
