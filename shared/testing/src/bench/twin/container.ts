/** Stands in the place of shell/src/remotes/container.ts: every remote is a module of the one application. */
import * as account from '../../../../../remote-account/src/routes.ts'
import * as content from '../../../../../remote-content/src/routes.ts'
import * as invest from '../../../../../remote-invest/src/routes.ts'
import * as trade from '../../../../../remote-trade/src/routes.ts'
import * as wallet from '../../../../../remote-wallet/src/routes.ts'

const remotes: Record<string, unknown> = { account, content, invest, trade, wallet }

export const openContainer = async ({ unit }: { unit: string }): Promise<unknown> => remotes[unit]

export const closeContainer = (): void => {}
