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
  'withdrawal-paid': {
    title: 'Withdrawal sent',
    text: '{net} is on its way to {account}.',
  },
  'withdrawal-rejected': {
    title: 'Withdrawal rejected',
    text: 'Your withdrawal of {amount} was rejected, and all of it is back in your balance account. {reason}',
  },
  'withdrawal-failed': {
    title: 'Withdrawal returned',
    text: "Your withdrawal of {amount} couldn't be delivered, and all of it is back in your balance account, the fee too. Check where it was to go.",
  },
  'payout-account-added': {
    title: 'Withdrawal account added',
    text: "{account} was added. You can use it from {from} (UTC+8). If it wasn't you, contact us.",
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
  'rest-margin': {
    title: 'Your CFDs need more before the market closes',
    text: "Markets close soon. From {time} (UTC+8) your contract account must be worth {amount}, to bear a jump when they reopen. It's worth {net} now. If that isn't enough by then, we close positions, the largest loss first.",
  },
  'order-filled': { title: 'Order filled', text: '{symbol}: your order for {quantity} was filled at {price}.' },
  'order-no-funds': {
    title: 'Order cancelled: not enough funds',
    text: '{symbol}: the price moved to where your order for {quantity} cost more than you had available. The frozen amount is free again.',
  },
  'order-expired': {
    title: 'Order expired',
    text: "{symbol}: your order for {quantity} at {price} wasn't filled in time. The frozen amount is free again.",
  },
  'order-own-limit': {
    title: 'Order cancelled: own limit or break',
    text: '{symbol}: your order for {quantity} at {price} was reached while your own limit or break was in force, so it was cancelled. The frozen amount is free again.',
  },
  'second-void': {
    title: 'Second contract voided',
    text: '{symbol}: no price was recorded in the last seconds before your second contract ended. Your stake of {amount} has been returned.',
  },
  'option-ended': {
    title: 'Option ended',
    text: '{symbol}: your option for {quantity} ended at {price}. Profit and loss after the premium: {profit}',
  },
  'option-void': {
    title: 'Option voided',
    text: '{symbol}: no price was recorded in the last seconds before your option for {quantity} ended. The premium of {amount} has been returned.',
  },
  'alert-risen': { title: 'Price alert', text: '{symbol} has risen to {level}. It stood at {price}.' },
  'alert-fallen': { title: 'Price alert', text: '{symbol} has fallen to {level}. It stood at {price}.' },
  'competition-start': {
    title: 'Competition started',
    text: 'The competition you joined has started.',
  },
  'competition-cancelled': {
    title: 'Competition cancelled',
    text: 'The competition you joined was cancelled before it began. Your entry funds are back in your balance account.',
  },
  'competition-end': {
    title: 'Competition ended',
    text: 'The competition has ended. Your rank: {rank}. Your entry funds are back in your balance account.',
  },
  'competition-reward': {
    title: 'You won a reward',
    text: 'The competition has ended. Your rank: {rank}. {amount} and your entry funds are in your balance account.',
  },
  'product-started': {
    title: 'Investment started',
    text: 'Order {id} has started and earns from now on.',
  },
  'income-digest': {
    title: 'Investment income',
    text: '{day} (UTC+8): {amounts} from your investments is in your balance account.',
  },
  'product-ended': {
    title: 'Investment ended',
    text: 'Order {id} has run its full term. Its principal of {amount} is in your balance account.',
  },
  'mining-ended': {
    title: 'Mining ended',
    text: 'Order {id} has run its full term. Its incomes are in your balance account.',
  },
  'product-refunded': {
    title: 'Bond not issued',
    text: 'Too little of the bond was sold by the end of the sale, so order {id} was cancelled. All of {amount} is back in your balance account.',
  },
  'product-frozen': {
    title: 'Investment frozen',
    text: 'Order {id} is frozen. Your days are kept: they go on once it is released. {reason}',
  },
  'product-unfrozen': {
    title: 'Investment released',
    text: 'Order {id} runs again. All that was still due came later by the time it was frozen.',
  },
  'income-late': {
    title: 'Income delayed',
    text: "A day's income of order {id} can't be paid yet: the account that pays holds too little. It stays due and is paid first, once there is enough.",
  },
  'loan-passed': {
    title: 'Loan approved',
    text: '{amount} is in your balance account. It is due at {time} (UTC+8).',
  },
  'loan-rejected': {
    title: 'Loan rejected',
    text: 'Your application for {amount} was rejected. {reason}',
  },
  'loan-own-limit': {
    title: 'Loan not paid out: own limit or break',
    text: 'Your application for {amount} was due to be paid out while your own limit or break was in force, so it was withdrawn. Nothing was lent. You can apply again afterwards.',
  },
  'loan-soon': {
    title: 'Loan due in 24 hours',
    text: '{amount} is due at {time} (UTC+8) and will be taken from your balance account. Keep enough there, or it becomes overdue.',
  },
  'loan-later': {
    title: 'More time to repay',
    text: 'The exchange was down on the last day of your loan, so the due date has moved. {amount} is due at {time} (UTC+8) and will be taken from your balance account.',
  },
  'loan-collected': {
    title: 'Loan repaid',
    text: '{amount} was taken from your balance account, and the loan is repaid in full. What you pledged for it is back in your balance account.',
  },
  'loan-overdue': {
    title: 'Loan overdue',
    text: "Your balance account didn't cover the {amount} due. From now on each day costs 1.5 times the daily rate, and we try again every day. Collateral is sold after 72 hours.",
  },
  'loan-credit-score': {
    title: 'Credit score lowered',
    text: 'A day of your overdue loan took {points} points off your credit score. Repay it to keep the rest.',
  },
  'loan-call': {
    title: 'Margin call',
    text: '{symbol} is at {price}, and your loan is close to what your collateral covers. Repay {amount} or pledge {quantity} more to be back where you began. Otherwise some of it may be sold.',
  },
  'loan-liquidated': {
    title: 'Collateral sold',
    text: '{symbol}: {quantity} of your collateral was sold at {price}, and what it brought after the fee was paid towards your loan. Still owed: {amount}',
  },
  'offering-won': {
    title: 'You won lots in a token offering',
    text: '{symbol}: {won} of your {lots} lots were drawn. Pay {amount} by {until} (UTC+8), or they go back to the issuer.',
  },
  'offering-not-won': {
    title: 'Not drawn this time',
    text: '{symbol}: none of your lots was drawn. Nothing was charged.',
  },
  'offering-unpaid': {
    title: 'Payment due soon',
    text: "{symbol}: pay {amount} by {until} (UTC+8). Otherwise your lots go back to the issuer, and you can't apply for 30 days.",
  },
  'offering-forfeited': {
    title: 'Payment deadline missed',
    text: "{symbol}: the lots you won weren't paid in time and went back to the issuer. Nothing was charged. You can apply again from {until} (UTC+8).",
  },
  'offering-later': {
    title: 'More time to pay',
    text: '{symbol}: the exchange was down while you could pay, so your deadline has moved. Pay {amount} by {until} (UTC+8).',
  },
  'offering-listed': {
    title: 'Your tokens have arrived',
    text: '{symbol} is listed. {quantity} {symbol} are in your balance account.',
  },
  'offering-struck': {
    title: 'Your application was cancelled',
    text: '{symbol}: we cancelled your application for {lots} lots, because you had already applied from another account. Each person can apply once. Your first application still counts. Nothing was charged.',
  },
  'level-gift': { title: 'You reached {vip}', text: 'A gift of {amount} is waiting for you in the welfare centre.' },
  'level-risen': { title: 'You reached {vip}', text: 'Your total assets have brought you to VIP level {vip}.' },
  'level-fallen': {
    title: 'Your VIP level is now {vip}',
    text: 'Your total assets fell below what your level takes. They are looked at again every few minutes.',
  },
  'weekly-envelope': {
    title: 'Your weekly red envelope',
    text: '{amount} for VIP level {vip}. Claim it in the welfare centre within seven days.',
  },
  'team-income': {
    title: 'Team income',
    text: '{amount} from the trading fees of your team has been added to your balance account.',
  },
  'task-done': { title: 'Task completed', text: 'A reward of {amount} is waiting for you in the welfare centre.' },
  'identity-verified': {
    title: 'Identity verified',
    text: 'Your identity is verified. Your name, date of birth and country can no longer be changed.',
  },
  'identity-rejected': {
    title: 'Identity not verified',
    text: "We couldn't verify your identity. {reason}",
  },
  'advanced-verified': {
    title: 'Advanced verification complete',
    text: 'Your advanced verification is complete.',
  },
  'advanced-rejected': {
    title: 'Advanced verification rejected',
    text: "We couldn't complete your advanced verification. {reason}",
  },
  'account-frozen': {
    title: 'Account frozen',
    text: 'Your account was frozen, and you were logged out on every device. Contact us if you have questions.',
  },
  'account-unfrozen': {
    title: 'Account open again',
    text: 'Your account is no longer frozen. You can use it as before.',
  },
  'own-limit-reached': {
    title: 'Own limit reached',
    text: "Today's losses have come to your own limit of {amount}. Nothing new can be opened until {time} (UTC+8). What is open goes on, and you can close it.",
  },
  'own-limit-changed': {
    title: 'Own limit changed',
    text: "The change to your own limits that you asked for a day ago is now in force. If it wasn't you, contact us.",
  },
  'device-added': {
    title: 'New login',
    text: "Someone logged in to your account from a new browser. If it wasn't you, contact us.",
  },
  'password-changed': {
    title: 'Login password changed',
    text: "Your login password was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
  },
  'withdraw-password-changed': {
    title: 'Withdrawal password changed',
    text: "Your withdrawal password was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
  },
  'authenticator-moved': {
    title: 'Authenticator moved',
    text: "Your authenticator was moved to another phone. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
  },
  'email-changed': {
    title: 'Email address changed',
    text: "Your email address was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
  },
  'phone-changed': {
    title: 'Mobile number changed',
    text: "Your mobile number was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.",
  },
  'authenticator-removed': {
    title: 'Authenticator removed',
    text: "Your authenticator was removed. Withdrawals are paused until {until} (UTC+8). If you didn't ask for it, contact us.",
  },
  'passkey-added': {
    title: 'Passkey added',
    text: "A passkey was added to your account. You can log in with it instead of your password. If it wasn't you, remove it and contact us.",
  },
  'passkey-removed': {
    title: 'Passkey removed',
    text: "A passkey was removed from your account. You can no longer log in with it. If it wasn't you, contact us.",
  },
  'recovery-codes-few': {
    title: 'Few recovery codes left',
    text: 'Recovery codes left: {n}. Create new ones before you run out.',
  },
  announcement: {
    title: 'An announcement for you',
    text: 'There is an announcement that concerns your account. Open it to read it.',
  },
  'demo-account': {
    title: 'The demo account',
    text: 'This account comes with the exchange. Its money, orders and position are samples: use them as you like.',
  },
}
