/** Messages, notices, the server's time (docs/rules/content.md). */
import * as v from 'valibot'
import { defineCall, type Row } from '../call.ts'
import { noticeTypes } from '../codes.ts'
import { page, paging } from '../envelope.ts'
import { codeOf, decorates, flag, id, int, text, time } from '../scalars.ts'
import { acceptedTextCall, helpByIdCall, helpListCall, settingCall } from './help.ts'
import { ticketListCall } from './tickers.ts'

const owner = 'content'

/** Epoch milliseconds, also as a number string or as "yyyy-MM-dd HH:mm:ss" in UTC+8. */
const serverTime = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(x => (typeof x === 'number' || /^\d+$/.test(x) ? Number(x) : Date.parse(`${x.replace(' ', 'T')}+08:00`))),
  v.safeInteger(),
)

export const serverTimeCall = defineCall({
  method: 'GET',
  path: '/api//public/getServerTime',
  auth: 'none',
  owner,
  answers: 'time',
  input: {},
  output: serverTime,
})

/** linkType: a code of linkTypes. */
const link = { linkType: decorates(int), linkUrl: decorates(v.string()) }

const message = v.object({
  id,
  /** Spelt so by the server. */
  titile: decorates(v.string(), ''),
  msgAbstract: decorates(v.string()),
  msgContent: decorates(v.string()),
  msgCategory: decorates(v.string()),
  noticeType: decorates(v.picklist(['system', 'task', 'transaction'])),
  ...link,
  sendTime: time,
  /** As it was before this call. */
  readFlag: decorates(flag),
  lang: decorates(v.string()),
})
export type Message = v.InferOutput<typeof message>

export const messageListCall = defineCall({
  method: 'GET',
  path: '/api/sys/annountCement/vue3List',
  auth: 'token',
  owner,
  answers: 'messages',
  input: { ...paging, noticeType: v.optional(v.picklist(['system', 'task', 'transaction'])) },
  output: v.array(message),
})

export const unreadMessagesCall = defineCall({
  method: 'GET',
  path: '/api/sys/annountCement/listByUser',
  auth: 'token',
  owner,
  answers: 'unread',
  reads: ['messages'],
  input: {},
  output: v.object({
    anntMsgList: v.array(message),
    anntMsgTotal: int,
    sysMsgList: v.array(message),
    sysMsgTotal: int,
    taskTotal: decorates(int),
    transactionTotal: decorates(int),
  }),
})

export const notice = v.object({
  id,
  noticeType: codeOf(noticeTypes),
  title: v.string(),
  abstract: decorates(v.string()),
  cover: decorates(v.string()),
  tag: decorates(v.string()),
  top: decorates(flag),
  ...link,
  publishTime: time,
  updateTime: decorates(time),
  lang: decorates(v.string()),
  /** With id only. */
  content: decorates(v.string()),
  /** Minutes that the body takes to read. */
  readMinutes: decorates(int),
  readFlag: decorates(flag),
})
export type Notice = v.InferOutput<typeof notice>

const noticeInput = {
  ...paging,
  noticeType: v.optional(codeOf(noticeTypes)),
  tag: v.optional(text(20)),
  keyword: v.optional(text(60)),
  id: v.optional(id),
}

export const noticeListCall = defineCall({
  method: 'GET',
  path: '/api/content/appNotice/list',
  dear: ['keyword'],
  auth: 'optional',
  owner,
  answers: 'notices',
  reads: ['notices'],
  worded: true,
  input: noticeInput,
  output: page(notice),
})

export const myNoticeListCall = defineCall({
  method: 'GET',
  path: '/api/content/appNotice/myList',
  dear: ['keyword'],
  auth: 'token',
  owner,
  answers: 'notices',
  reads: ['notices'],
  worded: true,
  input: noticeInput,
  output: page(notice),
})

/** Everything is read, or everything under one tab. */
export const clearMessagesCall = defineCall({
  method: 'POST',
  path: '/api/sys/annountCement/clearAllUnReadMessage',
  auth: 'token',
  owner,
  feature: 'notice-clear',
  answers: 'nothing',
  changes: ['messages', 'profile'],
  input: { noticeType: v.optional(v.picklist(['system', 'task', 'transaction'])) },
  output: v.unknown(),
})

export const chatSessionCall = defineCall({
  method: 'GET',
  path: '/api/content/appChat/session',
  auth: 'optional',
  owner,
  feature: 'live-chat',
  answers: 'chat session',
  /** order: one's own, its number stands in the first message, unsent. visitorId: 32 hex digits, where nobody is signed in. */
  input: { order: v.optional(id), visitorId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))) },
  /** url: of the chat's page, its ticket in the fragment; expireTime: until when it opens. */
  output: v.object({ url: v.string(), expireTime: time }),
})

export const contentCalls: readonly Row[] = [
  settingCall,
  ticketListCall,
  serverTimeCall,
  messageListCall,
  unreadMessagesCall,
  noticeListCall,
  myNoticeListCall,
  helpListCall,
  helpByIdCall,
  acceptedTextCall,
  clearMessagesCall,
  chatSessionCall,
]
