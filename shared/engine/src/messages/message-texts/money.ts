/** Words of messages on deposits, withdrawals, orders, positions and alerts. */
import { msg } from '@shared/phrases'
import type { MessageTexts } from './shape.ts'

export const moneyTexts = {
  'recharge-address': {
    title: msg`Payment details ready`,
    text: msg({
      message:
        'The payment details for your {currency} deposit ({network}) are ready. Pay, then add your proof of payment.',
    }),
  },
  'recharge-delivered': {
    title: msg`Deposit credited`,
    text: msg({ message: '{credited} has been added to your balance account.' }),
  },
  'recharge-rejected': {
    title: msg`Deposit rejected`,
    text: msg({ message: 'Your deposit of {amount} was rejected. {reason}' }),
  },
  'recharge-expired': {
    title: msg`Deposit expired`,
    text: msg({
      message: "Your deposit of {amount} wasn't paid in time and has expired. Start a new one to continue.",
    }),
  },
  'recharge-not-arrived': {
    title: msg`Payment not received`,
    text: msg({
      message:
        "We haven't received your payment of {amount}. Check with your bank or wallet before you start a new deposit.",
    }),
  },
  'withdrawal-paid': { title: msg`Withdrawal sent`, text: msg({ message: '{net} is on its way to {account}.' }) },
  'withdrawal-rejected': {
    title: msg`Withdrawal rejected`,
    text: msg({
      message: 'Your withdrawal of {amount} was rejected. The full amount is back in your balance account. {reason}',
    }),
  },
  'withdrawal-failed': {
    title: msg`Withdrawal returned`,
    text: msg({
      message:
        "Your withdrawal of {amount} couldn't be sent. The full amount, including the fee, is back in your balance account. Check the withdrawal account's details.",
    }),
  },
  'payout-account-added': {
    title: msg`Withdrawal account added`,
    text: msg({ message: "{account} was added. You can use it from {from} (UTC+8). If it wasn't you, contact us." }),
  },
  'position-take-profit': {
    title: msg`Take profit reached`,
    text: msg({ message: '{symbol}: {quantity} was closed at {price}. Profit and loss after fees: {profit}' }),
  },
  'position-stop-loss': {
    title: msg`Stop loss reached`,
    text: msg({ message: '{symbol}: {quantity} was closed at {price}. Profit and loss after fees: {profit}' }),
  },
  'position-liquidated': {
    title: msg`Position liquidated`,
    text: msg({
      message:
        '{symbol}: your margin no longer covered the loss, so we closed {quantity} at {price}. Profit and loss after fees: {profit}',
    }),
  },
  'rest-margin': {
    title: msg`Your CFDs need more funds before the market closes`,
    text: msg({
      message:
        "Markets close soon. From {time} (UTC+8), your contract account must be worth {amount} to cover a price jump when they reopen. It's worth {net} now. If that isn't enough by then, we close positions, the largest loss first.",
    }),
  },
  'order-filled': {
    title: msg`Order filled`,
    text: msg({ message: '{symbol}: your order for {quantity} was filled at {price}.' }),
  },
  'order-no-funds': {
    title: msg`Order cancelled: not enough funds`,
    text: msg({
      message:
        '{symbol}: the price moved and your order for {quantity} would have cost more than you had available. The locked amount has been released.',
    }),
  },
  'order-expired': {
    title: msg`Order expired`,
    text: msg({
      message:
        "{symbol}: your order for {quantity} at {price} wasn't filled in time. The locked amount has been released.",
    }),
  },
  'order-own-limit': {
    title: msg`Order cancelled: own limit or break`,
    text: msg({
      message:
        '{symbol}: your order for {quantity} at {price} was reached during your own limit or break, so we cancelled it. The locked amount has been released.',
    }),
  },
  'second-void': {
    title: msg`Second contract voided`,
    text: msg({
      message:
        '{symbol}: we had no price in the final seconds, so your second contract was voided. Your {amount} stake has been returned.',
    }),
  },
  'option-ended': {
    title: msg`Option ended`,
    text: msg({
      message: '{symbol}: your option for {quantity} ended at {price}. Profit and loss after the premium: {profit}',
    }),
  },
  'option-void': {
    title: msg`Option voided`,
    text: msg({
      message:
        '{symbol}: we had no price in the final seconds, so your option for {quantity} was voided. Your {amount} premium has been returned.',
    }),
  },
  'alert-risen': {
    title: msg`Price alert`,
    text: msg({ message: '{symbol} has risen to {level}. The price was {price}.' }),
  },
  'alert-fallen': {
    title: msg`Price alert`,
    text: msg({ message: '{symbol} has fallen to {level}. The price was {price}.' }),
  },
} as const satisfies Readonly<Record<string, MessageTexts>>
