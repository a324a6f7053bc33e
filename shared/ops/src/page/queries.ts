/** What the page asks for, again every few seconds. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type Act, type Done, decisions, done, type Overview, overview, type Span, verdict } from '../protocol.ts'
import type { Client, Refusal } from './client.ts'

export const ClientContext = createContext<Client>(() => Promise.reject(new Error('no client')))
const useClient = () => useContext(ClientContext)

const everyMs = 5000
const renewed = { refetchInterval: everyMs, retry: false } as const

export function useOverview(span: Span) {
  const client = useClient()
  return useQuery<Overview, Refusal>({
    queryKey: ['overview', span],
    queryFn: () => client(overview, `/api/overview?hours=${span}`),
    placeholderData: before => before,
    ...renewed,
  })
}

export function useHistory(unit: string | undefined) {
  const client = useClient()
  return useQuery({
    queryKey: ['history', unit],
    queryFn: () => client(decisions, unit === undefined ? '/api/history' : `/api/history?unit=${unit}`),
    placeholderData: before => before,
    ...renewed,
  })
}

export function useVerify() {
  const client = useClient()
  return useMutation({ mutationFn: () => client(verdict, '/api/verify', {}) })
}

/** A decision, whose outcome or refusal both call for a new look. */
export function useAct() {
  const [client, queries] = [useClient(), useQueryClient()]
  return useMutation<Done, Refusal, Act>({
    mutationFn: (act: Act) => client(done, '/api/act', act),
    onSettled: () => void queries.invalidateQueries(),
  })
}
