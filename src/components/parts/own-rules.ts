import { useEffect, useState } from 'preact/hooks'
import { AS_WRITTEN, type OwnRules, ownRules } from '../../stores/rules.ts'

/**
 * The reader's house rules: those of the table as written until the island stands, so that its first render is
 * the one the page was built with.
 */
export function useOwnRules(): OwnRules {
  const [own, setOwn] = useState<OwnRules>(AS_WRITTEN)
  useEffect(() => {
    ownRules.load()
    return ownRules.$value.subscribe(setOwn)
  }, [])
  return own
}
