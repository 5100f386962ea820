/** Which greeting a time of day (HH:MM) asks for. */
export const greetingAt = (time: string): 'morning' | 'afternoon' | 'evening' =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';
