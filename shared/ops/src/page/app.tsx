import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { clientWith, dropKey, keepKey } from './client.ts'
import { Locked } from './locked.tsx'
import { Ops } from './ops.tsx'
import { ClientContext } from './queries.ts'

export interface AppProps {
  /** Of the link or of this tab; null: it is asked for. */
  startKey: string | null
  /** Of the server; the page's own origin unless given. */
  base?: string
}

/** The server is on this machine: it answers also where there is no network. */
const always = { networkMode: 'always' } as const

/** The page behind its key. */
export function App({ startKey, base = '' }: AppProps) {
  const [key, setKey] = useState(startKey)
  const [wrong, setWrong] = useState(false)
  const queries = useMemo(() => new QueryClient({ defaultOptions: { queries: always, mutations: always } }), [])
  const client = useMemo(() => clientWith(key ?? '', base), [key, base])
  const open = (given: string) => {
    keepKey(given)
    queries.clear()
    setWrong(false)
    setKey(given)
  }
  const lock = () => {
    dropKey()
    setWrong(true)
    setKey(null)
  }
  if (key === null) return <Locked wrong={wrong} onKey={open} />
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queries}>
        <Ops onWrongKey={lock} />
      </QueryClientProvider>
    </ClientContext>
  )
}
