/** What the operator may do with accounts. */
import { stamp } from '../clock.ts'
import { argument, type OperatorAction } from '../operator/action.ts'
import { mailTo } from './mail.ts'

export const accountActions: readonly OperatorAction[] = [
  {
    name: 'mail',
    usage: '<address>',
    summary: 'what was sent to an email address or +phone, newest first',
    run: (box, args) =>
      mailTo(box.db, argument(args, 0, 'address'))
        .map(({ text, at }) => `${stamp(at)}  ${text}`)
        .join('\n'),
  },
]
