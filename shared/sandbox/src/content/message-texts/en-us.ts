import type { MessageTexts } from './shape.ts'

export const enUs: MessageTexts = {
  'recharge-address': {
    title: 'Payment details ready',
    text: 'The payment details of your {currency} recharge ({network}) are ready. Pay, then add the voucher.',
  },
  'recharge-delivered': { title: 'Recharge credited', text: '{credited} arrived in your balance account.' },
  'recharge-rejected': { title: 'Recharge rejected', text: 'Your recharge of {amount} was rejected. {reason}' },
  'recharge-expired': {
    title: 'Recharge expired',
    text: 'Your recharge of {amount} was not paid in time and has expired. Start a new one to go on.',
  },
  'recharge-not-arrived': {
    title: 'Payment not received',
    text: 'Your payment of {amount} did not arrive. Check it at your bank or wallet before you start a new recharge.',
  },
  'position-take-profit': {
    title: 'Take profit reached',
    text: '{symbol}: {quantity} was closed at {price}. Profit and loss before the closing fee: {profit}',
  },
  'position-stop-loss': {
    title: 'Stop loss reached',
    text: '{symbol}: {quantity} was closed at {price}. Profit and loss before the closing fee: {profit}',
  },
  'position-liquidated': {
    title: 'Position liquidated',
    text: '{symbol}: the margin no longer covered the loss. {quantity} was closed at {price}. Profit and loss before the closing fee: {profit}',
  },
  'device-added': {
    title: 'New login',
    text: 'Somebody logged in to your account from a new browser. If it was not you, contact us.',
  },
  'demo-account': {
    title: 'The demo account',
    text: 'This account came with the exchange. Its money, orders and position are examples: use them as you like.',
  },
}
