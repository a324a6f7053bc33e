/** What is typed about passkeys, and what is wrong with it; no React, no words. */
import type { OutputOf } from '@shared/contract'
import type { passkeyListCall } from '@shared/contract/calls/account'
import type { FormModel } from 'shell/form'

export type PasskeyRow = OutputOf<typeof passkeyListCall>[number]

export type Fault = 'missing'

export const proofModel: FormModel<{ password: string }, null, 'password', Fault> = {
  blank: { password: '' },
  faults: ({ password }) => (password ? {} : { password: 'missing' }),
}

export const nameModel: FormModel<{ name: string }, null, 'name', Fault> = {
  blank: { name: '' },
  faults: ({ name }) => (name.trim() ? {} : { name: 'missing' }),
}
