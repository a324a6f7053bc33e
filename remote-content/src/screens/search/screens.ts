/** The screens that the search finds: by title, and by other words that people have for them. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'
import { type Entry, entry } from './hits.model.ts'
import type { Say } from './words.ts'

/** `asks`: how people ask for it who do not know its name. */
type Screen = { to: Way; title: MessageDescriptor; words: MessageDescriptor; asks?: MessageDescriptor }

export const screens: readonly Screen[] = [
  {
    to: to.market(),
    title: msg`Market`,
    words: msg({ message: 'prices, quotes, rates, pairs, markets', context: 'search words' }),
  },
  {
    to: to.contract({ mode: 'contract' }),
    title: msg`Contract`,
    words: msg({ message: 'futures, perpetual, leverage, long, short, trade', context: 'search words' }),
  },
  {
    to: to.contract({ mode: 'spot' }),
    title: msg`Spot`,
    words: msg({ message: 'buy coins, sell coins, buy crypto', context: 'search words' }),
  },
  {
    to: to.contract({ mode: 'option' }),
    title: msg`Options`,
    words: msg({ message: 'call, put, strike, premium', context: 'search words' }),
  },
  {
    to: to.contract({ mode: 'second' }),
    title: msg`Second contract`,
    words: msg({ message: 'seconds, rise or fall, short term', context: 'search words' }),
  },
  {
    to: to.contract({ mode: 'cfd' }),
    title: msg`CFD`,
    words: msg({ message: 'forex, metals, lots, gold trading', context: 'search words' }),
  },
  {
    to: to.contract({ tab: 'positions' }),
    title: msg`Open positions`,
    words: msg({ message: 'positions, my trades, profit and loss, PnL', context: 'search words' }),
  },
  {
    to: to.contract({ tab: 'history' }),
    title: msg`Trade history`,
    words: msg({ message: 'closed positions, past trades', context: 'search words' }),
  },
  {
    to: to.chart(),
    title: msg`Chart`,
    words: msg({ message: 'candles, kline, graph, indicators', context: 'search words' }),
  },
  {
    to: to.demo(),
    title: msg`Simulated trading`,
    words: msg({ message: 'demo, practice, virtual money, paper trading', context: 'search words' }),
  },
  {
    to: to.swap(),
    title: msg`Swap`,
    words: msg({ message: 'swap, convert, exchange coins', context: 'search words' }),
  },
  {
    to: to.swapRecords(),
    title: msg`Swap history`,
    words: msg({ message: 'swap history, conversions', context: 'search words' }),
  },
  {
    to: to.competitions(),
    title: msg`Competitions`,
    words: msg({ message: 'contest, tournament, ranking', context: 'search words' }),
  },
  {
    to: to.distribution(),
    title: msg`Rise/fall distribution`,
    words: msg({ message: 'market breadth, gainers, losers', context: 'search words' }),
  },
  {
    to: to.assets(),
    title: msg`Assets`,
    words: msg({ message: 'balance, wallet, portfolio, total assets, money', context: 'search words' }),
    asks: msg({ message: 'where is my money, how much money do I have', context: 'search words' }),
  },
  {
    to: to.ledger(),
    title: msg`Account changes`,
    words: msg({ message: 'ledger, statement, transactions, balance history', context: 'search words' }),
  },
  {
    to: to.records(),
    title: msg`Deposits and withdrawals`,
    words: msg({ message: 'deposit history, withdrawal history, payments', context: 'search words' }),
    asks: msg({
      message:
        'where is my deposit, deposit not arrived, deposit pending, where is my withdrawal, withdrawal pending, money not received',
      context: 'search words',
    }),
  },
  {
    to: to.recharge(),
    title: msg({ message: 'Deposit', context: 'noun' }),
    words: msg({ message: 'top up, add money, fund account, receive', context: 'search words' }),
    asks: msg({ message: 'put money in, how to pay in', context: 'search words' }),
  },
  {
    to: to.withdraw(),
    title: msg({ message: 'Withdrawal', context: 'noun' }),
    words: msg({ message: 'withdraw, send, cash out, pay out', context: 'search words' }),
    asks: msg({ message: 'get my money out, get my money back, when do I get paid', context: 'search words' }),
  },
  {
    to: to.withdrawAccounts(),
    title: msg`Withdrawal accounts`,
    words: msg({ message: 'withdrawal account, bank card, bank account, address book', context: 'search words' }),
  },
  {
    to: to.transfer(),
    title: msg({ message: 'Transfer', context: 'noun' }),
    words: msg({ message: 'move money, contract account, between accounts', context: 'search words' }),
  },
  {
    to: to.arbitrage(),
    title: msg`AI arbitrage`,
    words: msg({ message: 'earn, yield, daily rate', context: 'search words' }),
  },
  {
    to: to.mining(),
    title: msg`Mining pool`,
    words: msg({ message: 'miner, hashrate, mining machine', context: 'search words' }),
  },
  {
    to: to.bonds(),
    title: msg`Bonds`,
    words: msg({ message: 'debt, coupon, fixed income', context: 'search words' }),
  },
  {
    to: to.offerings(),
    title: msg`Token offering`,
    words: msg({ message: 'IEO, subscribe, launchpad, new tokens, draw', context: 'search words' }),
  },
  {
    to: to.investments(),
    title: msg`Investment orders`,
    words: msg({ message: 'my investments, holdings', context: 'search words' }),
  },
  {
    to: to.loan(),
    title: msg`Loan`,
    words: msg({ message: 'borrow, credit, lending, collateral', context: 'search words' }),
  },
  {
    to: to.loanAccount(),
    title: msg`Loan account`,
    words: msg({ message: 'repay, my debt, repayment', context: 'search words' }),
    asks: msg({ message: 'how much do I owe, when is my loan due, is my loan approved', context: 'search words' }),
  },
  {
    to: to.my(),
    title: msg`Personal`,
    words: msg({ message: 'account, settings, log out, theme, me', context: 'search words' }),
  },
  {
    to: to.profile(),
    title: msg`Personal information`,
    words: msg({ message: 'profile, email, phone, nickname, avatar', context: 'search words' }),
  },
  {
    to: to.identity(),
    title: msg`Identity verification`,
    words: msg({ message: 'KYC, passport, ID card, verify', context: 'search words' }),
    asks: msg({ message: 'verify my account, document rejected, driving licence, passport', context: 'search words' }),
  },
  {
    to: to.changePassword(),
    title: msg`Change login password`,
    words: msg({ message: 'password, login password', context: 'search words' }),
    asks: msg({ message: 'can’t log in, forgot my password, wrong password, lost password', context: 'search words' }),
  },
  {
    to: to.withdrawPassword(),
    title: msg`Change withdrawal password`,
    words: msg({ message: 'PIN, withdrawal password', context: 'search words' }),
    asks: msg({
      message: 'forgot withdrawal password, forgot PIN, 6 digit code for withdrawals',
      context: 'search words',
    }),
  },
  {
    to: to.authenticator(),
    title: msg`Google Authenticator`,
    words: msg({ message: '2FA, two-factor, security code', context: 'search words' }),
    asks: msg({ message: 'lost my authenticator, 2FA code not working, new phone', context: 'search words' }),
  },
  {
    to: to.devices(),
    title: msg`Devices`,
    words: msg({ message: 'sessions, passkey, other devices, security', context: 'search words' }),
  },
  {
    to: to.limits(),
    title: msg`Limits and breaks`,
    words: msg({ message: 'own limit, pause, take a break, responsible trading', context: 'search words' }),
    asks: msg({
      message: 'daily limit, set a loss limit, stop me from trading, close my account',
      context: 'search words',
    }),
  },
  {
    to: to.team(),
    title: msg`Invite team`,
    words: msg({ message: 'invite friends, referral, invitation code', context: 'search words' }),
  },
  {
    to: to.welfare(),
    title: msg`Welfare centre`,
    words: msg({ message: 'rewards, bonus, tasks, red envelope', context: 'search words' }),
  },
  {
    to: to.levels(),
    title: msg`VIP level`,
    words: msg({ message: 'VIP, tier, level', context: 'search words' }),
  },
  {
    to: to.language(),
    title: msg`Language`,
    words: msg({ message: 'change language, translation', context: 'search words' }),
  },
  {
    to: to.notifications(),
    title: msg`Notifications`,
    words: msg({ message: 'messages, inbox, push', context: 'search words' }),
  },
  {
    to: to.news(),
    title: msg`News`,
    words: msg({ message: 'headlines, articles', context: 'search words' }),
  },
  {
    to: to.articleList(),
    title: msg`Announcements`,
    words: msg({ message: 'notices, maintenance, updates', context: 'search words' }),
  },
  {
    to: to.help(),
    title: msg`Help centre`,
    words: msg({ message: 'support, FAQ, questions, guide', context: 'search words' }),
  },
  {
    to: to.whitePaper(),
    title: msg`White paper`,
    words: msg({ message: 'token paper, documents', context: 'search words' }),
  },
  {
    to: to.about(),
    title: msg`About us`,
    words: msg({ message: 'company, version, licences, terms', context: 'search words' }),
  },
  {
    to: to.login(),
    title: msg`Log in`,
    words: msg({ message: 'sign in, register, sign up, create account', context: 'search words' }),
    asks: msg({ message: 'can’t log in, forgot my password', context: 'search words' }),
  },
]

const chat = {
  title: msg`Live chat`,
  words: msg({ message: 'customer service, contact, agent, chat', context: 'search words' }),
  asks: msg({
    message: 'talk to a person, human, someone real, support, operator, help me, call me',
    context: 'search words',
  }),
}

function screenEntry({ title, words, asks }: Omit<Screen, 'to'>, key: string, href: string, say: Say): Entry {
  const hit = { key: `screen-${key}`, group: 'screen', title: say(title), target: { href } } as const
  return entry(hit, [
    hit.title,
    ...[words, ...(asks ? [asks] : [])].flatMap(list => say(list).split(/[,、，]/)).map(word => word.trim()),
  ])
}

/** @param way of a screen its href; undefined while the screen is not live */
export const screenEntries = (say: Say, way: (to: Way) => string | undefined, signedIn: boolean): Entry[] =>
  screens.flatMap(screen => {
    const href = signedIn && screen.to === to.login() ? undefined : way(screen.to)
    return href ? [screenEntry(screen, screen.to, href, say)] : []
  })

/** @param href of live chat; undefined where there is none */
export const chatEntry = (say: Say, href: string | undefined): Entry[] =>
  href ? [screenEntry(chat, 'chat', href, say)] : []
