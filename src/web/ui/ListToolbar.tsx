import type { ComponentProps } from 'react';
import { FilterChips } from './FilterChips.tsx';
import { SearchInput } from './SearchInput.tsx';
import { Toolbar } from './Toolbar.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ListToolbarProps<Filter extends string> = {
  label: string;
  search: ComponentProps<typeof SearchInput>;
  filter: ComponentProps<typeof FilterChips<Filter>>;
  /** How much of the list is left, spoken while it is narrowed down. */
  found: string | false | undefined;
  className?: string;
};

/** Narrows a list down by a search and one choice. */
export function ListToolbar<Filter extends string>({
  label,
  search,
  filter,
  found,
  className,
}: ListToolbarProps<Filter>) {
  return (
    <Toolbar label={label} className={className}>
      <div className="sm:min-w-48 sm:max-w-md sm:flex-1">
        <SearchInput {...search} />
      </div>
      <FilterChips {...filter} />
      <VisuallyHidden>
        <span role="status">{found}</span>
      </VisuallyHidden>
    </Toolbar>
  );
}
