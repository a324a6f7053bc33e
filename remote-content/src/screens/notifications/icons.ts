/** What a message is about, by where it leads: the calls do not say it. */
import type { Message } from '@shared/contract/calls/content'
import * as to from '@shared/contract/to'
import type { LucideIcon } from '@shared/ui/icon'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bell,
  BellRing,
  ChartCandlestick,
  Gift,
  HandCoins,
  Megaphone,
  ShieldCheck,
  Smartphone,
  Sprout,
  Ticket,
  Trophy,
} from 'lucide-react'
import { type Kind, kindOfMessage } from './notifications.model.ts'

type Address = { path: string }

const about: readonly (readonly [LucideIcon, readonly Address[]])[] = [
  [ChartCandlestick, [to.contract, to.demo, to.assets]],
  [BellRing, [to.chart]],
  [HandCoins, [to.loan, to.loanOrders, to.loanAccount, to.loanAgreement]],
  [Ticket, [to.offerings]],
  [Trophy, [to.competitions, to.competition, to.competitionEntries]],
  [Megaphone, [to.articleDetail]],
  [Sprout, [to.ledger, to.investments, to.arbitrageOrders, to.purchaseDone, to.miningOrders, to.bondOrders]],
  [Gift, [to.welfare, to.levels, to.team]],
  [ShieldCheck, [to.identity, to.identityAdvanced, to.identityResult, to.limits]],
  [Smartphone, [to.devices, to.profile, to.authenticator, to.changePassword, to.withdrawPassword]],
  [ArrowUpFromLine, [to.withdraw, to.withdrawAccounts]],
  [ArrowDownToLine, [to.recharge]],
]

const payments: readonly string[] = [to.rechargeResult.path, to.records.path]
const others: Readonly<Record<Kind, LucideIcon>> = { system: Bell, task: Gift, transaction: ChartCandlestick }

/** One path tells of money that came and of money that went. */
const ofPayment = (query: string | undefined): LucideIcon =>
  new URLSearchParams(query).toString().includes('withdraw') ? ArrowUpFromLine : ArrowDownToLine

/** The desk's own words lead nowhere, or anywhere. */
const DESK = '1'

export function iconOf(message: Message): LucideIcon {
  if (message.msgCategory === DESK) return Megaphone
  const [path = '', query] = (message.linkUrl ?? '').split('?')
  if (payments.includes(path)) return ofPayment(query)
  return about.find(([, ways]) => ways.some(way => way.path === path))?.[0] ?? others[kindOfMessage(message)]
}
