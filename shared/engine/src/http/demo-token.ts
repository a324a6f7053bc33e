/** What a visitor's token opens: the calls of their simulated account (docs/rules/trade.md#demo-account). */
import { type Call, openDemoCall } from '@shared/contract'
import { tradingAccountTypes } from '@shared/contract/codes'
import type { Session } from './sessions.ts'

const isOpening = ({ path }: Call): boolean => path === openDemoCall.path
const namesAccount = ({ input }: Call): boolean => 'accountType' in (Object(input).entries ?? {})

/** Whether a call may be about a simulated account: known before its input is. */
export const isForDemo = (call: Call): boolean => isOpening(call) || namesAccount(call)

/** Whether it is. @param session as it stands now: while the body came, the account may have become somebody's */
export const isInDemo = (call: Call, input: unknown, session: Session | null): boolean =>
  session?.demo === true && (isOpening(call) || Object(input).accountType === tradingAccountTypes.demo)
