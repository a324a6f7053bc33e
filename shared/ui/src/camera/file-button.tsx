/** A button that opens the phone's camera app, or its photos. */
import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonProps } from '../button/index.tsx'

type Props = Pick<ButtonProps, 'look' | 'wide' | 'icon' | 'children'> & {
  /** Which camera; absent: its photos. */
  capture?: 'environment' | 'user' | undefined
  onPick(file: File): void
}

export function FileButton({ capture, onPick, ...face }: Props) {
  const input = useRef<HTMLInputElement>(null)
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = '' // the same file may be picked again
    if (file) onPick(file)
  }
  return (
    <>
      <input ref={input} hidden type="file" accept="image/*" capture={capture} onChange={pick} />
      <Button {...face} onClick={() => input.current?.click()} />
    </>
  )
}
