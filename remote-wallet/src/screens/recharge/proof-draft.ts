/** What was uploaded and typed as proof of a payment, kept in this tab: looking at the bank's app may reload the page. */
export type Sent = { name: string; path: string }
export type ProofDraft = { sent: readonly Sent[]; txHash: string }

const EMPTY: ProofDraft = { sent: [], txHash: '' }
const PREFIX = 'wallet.proof.v1:'

const isSent = (row: unknown): row is Sent => {
  const { name, path }: Partial<Record<keyof Sent, unknown>> = Object(row)
  return typeof name === 'string' && typeof path === 'string'
}

function parse(text: string | null): ProofDraft {
  const { sent, txHash }: Partial<Record<keyof ProofDraft, unknown>> = Object(JSON.parse(text ?? 'null'))
  return {
    sent: Array.isArray(sent) ? sent.filter(isSent) : [],
    txHash: typeof txHash === 'string' ? txHash : '',
  }
}

/** @param of whose, and an order's number or "new" */
export function readDraft(of: string): ProofDraft {
  try {
    return parse(sessionStorage.getItem(PREFIX + of))
  } catch {
    return EMPTY // storage is forbidden, or what lies there is not ours
  }
}

/** Nothing sent and nothing typed takes the draft away. */
export function keepDraft(of: string, draft: ProofDraft): void {
  try {
    if (draft.sent.length === 0 && draft.txHash === '') sessionStorage.removeItem(PREFIX + of)
    else sessionStorage.setItem(PREFIX + of, JSON.stringify(draft))
  } catch {
    // as long as the page lives it is in its memory
  }
}
