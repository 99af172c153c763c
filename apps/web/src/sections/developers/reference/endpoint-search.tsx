import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";

type Props = { label: string; found: string; none: string };

/** The search over the API calls; the page's script runs it. */
export const EndpointSearch = ({ label, found, none }: Props) => (
  <search className="mt-6 block noscript:hidden">
    <Field id="find-endpoint" label={label} className="[&>label]:text-base">
      {(control) => <Input {...control} type="search" data-find="" className="h-12! max-w-md md:text-base!" />}
    </Field>
    <p role="status" data-found={found} data-none={none} className="mt-2 min-h-7 text-base text-muted" />
  </search>
);
