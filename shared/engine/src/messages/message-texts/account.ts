/** Words of messages on rewards, identity, security and the account. */
import { msg } from '@shared/phrases'
import type { MessageTexts } from './shape.ts'

export const accountTexts = {
  'level-gift': {
    title: msg({ message: 'You reached {vip}' }),
    text: msg({ message: 'A gift of {amount} is waiting for you in the welfare centre.' }),
  },
  'level-risen': {
    title: msg({ message: 'You reached {vip}' }),
    text: msg({ message: 'Your total assets have brought you to VIP level {vip}.' }),
  },
  'level-fallen': {
    title: msg({ message: 'Your VIP level is now {vip}' }),
    text: msg`Your total assets fell below what your level requires. We check them again every few minutes.`,
  },
  'weekly-envelope': {
    title: msg`Your weekly red envelope`,
    text: msg({ message: '{amount} for VIP level {vip}. Claim it in the welfare centre within 7 days.' }),
  },
  'team-income': {
    title: msg`Team income`,
    text: msg({ message: '{amount} from the trading fees of your team has been added to your balance account.' }),
  },
  'task-done': {
    title: msg`Task completed`,
    text: msg({ message: 'A reward of {amount} is waiting for you in the welfare centre.' }),
  },
  'identity-verified': {
    title: msg`Identity verified`,
    text: msg`Your identity is verified. Your name, date of birth and country can no longer be changed.`,
  },
  'identity-rejected': {
    title: msg`Identity not verified`,
    text: msg({ message: "We couldn't verify your identity. {reason}" }),
  },
  'advanced-verified': {
    title: msg`Advanced verification complete`,
    text: msg`Your advanced verification is complete.`,
  },
  'advanced-rejected': {
    title: msg`Advanced verification rejected`,
    text: msg({ message: "We couldn't complete your advanced verification. {reason}" }),
  },
  'account-frozen': {
    title: msg`Account frozen`,
    text: msg`We've frozen your account and logged you out on every device. Contact us if you have questions.`,
  },
  'account-unfrozen': {
    title: msg`Account unfrozen`,
    text: msg`Your account is no longer frozen. You can use it as before.`,
  },
  'own-limit-reached': {
    title: msg`Own limit reached`,
    text: msg({
      message:
        "Your losses today have reached your own limit of {amount}. You can't open anything new until {time} (UTC+8). Open positions stay open, and you can close them.",
    }),
  },
  'own-limit-changed': {
    title: msg`Own limit changed`,
    text: msg`The change you requested to your own limits is now in effect. If it wasn't you, contact us.`,
  },
  'device-added': {
    title: msg`New login`,
    text: msg`Someone logged in to your account from a new browser. If it wasn't you, contact us.`,
  },
  'password-changed': {
    title: msg`Login password changed`,
    text: msg({
      message:
        "Your login password was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
    }),
  },
  'withdraw-password-changed': {
    title: msg`Withdrawal password changed`,
    text: msg({
      message:
        "Your withdrawal password was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
    }),
  },
  'authenticator-moved': {
    title: msg`Authenticator moved`,
    text: msg({
      message:
        "Your authenticator was moved to another phone. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
    }),
  },
  'email-changed': {
    title: msg`Email address changed`,
    text: msg({
      message:
        "Your email address was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
    }),
  },
  'phone-changed': {
    title: msg`Mobile number changed`,
    text: msg({
      message:
        "Your mobile number was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
    }),
  },
  'authenticator-removed': {
    title: msg`Authenticator removed`,
    text: msg({
      message:
        "Your authenticator was removed. Withdrawals are paused until {until} (UTC+8). If you didn't ask for it, contact us.",
    }),
  },
  'passkey-added': {
    title: msg`Passkey added`,
    text: msg`A passkey was added to your account. You can log in with it instead of your password. If it wasn't you, remove it and contact us.`,
  },
  'passkey-removed': {
    title: msg`Passkey removed`,
    text: msg`A passkey was removed from your account. You can no longer log in with it. If it wasn't you, contact us.`,
  },
  'recovery-codes-few': {
    title: msg`Few recovery codes left`,
    text: msg({ message: 'Recovery codes left: {n}. Create new ones before you run out.' }),
  },
  announcement: {
    title: msg`An announcement for you`,
    text: msg`There's an announcement about your account. Open it to read more.`,
  },
  'demo-account': {
    title: msg`The sample account`,
    text: msg`This sample account comes with the exchange. Use its money, orders and positions as you like.`,
  },
} as const satisfies Readonly<Record<string, MessageTexts>>
