/** The shop's health as seen by this browser: checked on arrival and on demand. */
import { useCallback, useEffect, useState } from 'react';
import { fetchHealth, type Health } from '../../api/health.ts';

export type Overall = 'checking' | 'good' | 'limited' | 'down';

export function overallOf(health: Health | null): Overall {
  if (!health) return 'checking';
  if (health.website === 'bad') return 'down';
  return health.orders === 'good' ? 'good' : 'limited';
}

export function useHealth() {
  const [health, setHealth] = useState<Health | null>(null);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const [isChecking, setIsChecking] = useState(true);

  const check = useCallback(async () => {
    setIsChecking(true);
    const found = await fetchHealth();
    setHealth(found);
    setCheckedAt(new Date());
    setIsChecking(false);
  }, []);

  useEffect(() => void check(), [check]);
  return { health, checkedAt, isChecking, check };
}
