import { type ClassValue, clsx } from 'clsx';
import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from 'react';

type AsChildProps = HTMLAttributes<HTMLElement> & {
  ref?: unknown;
  /** Puts something beside what the child holds. */
  around?(content: ReactNode): ReactNode;
};
type Props = Record<string, unknown>;

/**
 * Gives its looks, names and handlers to its one child, usually a link: class names are joined, of handlers and refs both
 * are called (the child's first), and whatever else the child says itself holds.
 */
export function AsChild({ children, around, ...given }: AsChildProps) {
  if (!isValidElement<Props & { children?: ReactNode }>(children)) return null;
  const props = merged(given, children.props);
  return around ? cloneElement(children, props, around(children.props.children)) : cloneElement(children, props);
}

function merged(given: Props, own: Props): Props {
  const props = { ...given, ...own };
  for (const [name, value] of Object.entries(given)) {
    const theirs = own[name];
    if (name === 'className') props[name] = clsx(theirs as ClassValue, value as ClassValue) || undefined;
    else if (name === 'ref') props[name] = bothRefs(theirs, value);
    else if (typeof value === 'function' && typeof theirs === 'function') props[name] = both(theirs, value);
  }
  return props;
}

const both =
  (first: CallableFunction, second: CallableFunction) =>
  (...args: unknown[]) => {
    first(...args);
    second(...args);
  };

function bothRefs(first: unknown, second: unknown): unknown {
  if (!first || !second) return first ?? second;
  return (node: unknown) => {
    for (const ref of [first, second] as Ref<unknown>[]) {
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    }
  };
}
