import type { MessageTexts } from './shape.ts'

export const enUs: MessageTexts = {
  'recharge-address': {
    title: 'Payment details ready',
    text: 'The payment details for your {currency} deposit ({network}) are ready. Pay, then add your proof of payment.',
  },
  'recharge-delivered': { title: 'Deposit credited', text: '{credited} has been added to your balance account.' },
  'recharge-rejected': { title: 'Deposit rejected', text: 'Your deposit of {amount} was rejected. {reason}' },
  'recharge-expired': {
    title: 'Deposit expired',
    text: "Your deposit of {amount} wasn't paid in time and has expired. Start a new one to continue.",
  },
  'recharge-not-arrived': {
    title: 'Payment not received',
    text: "Your payment of {amount} didn't arrive. Check with your bank or wallet before you start a new deposit.",
  },
  'position-take-profit': {
    title: 'Take profit reached',
    text: '{symbol}: {quantity} was closed at {price}. Profit and loss after fees: {profit}',
  },
  'position-stop-loss': {
    title: 'Stop loss reached',
    text: '{symbol}: {quantity} was closed at {price}. Profit and loss after fees: {profit}',
  },
  'position-liquidated': {
    title: 'Position liquidated',
    text: '{symbol}: the margin no longer covered the loss. {quantity} was closed at {price}. Profit and loss after fees: {profit}',
  },
  'device-added': {
    title: 'New login',
    text: "Someone logged in to your account from a new browser. If it wasn't you, contact us.",
  },
  'demo-account': {
    title: 'The demo account',
    text: 'This account comes with the exchange. Its money, orders and position are samples: use them as you like.',
  },
}
